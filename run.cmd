@echo off
rem Starts the server and opens the page, or runs the command given: run score 5H 5C 5D JS --starter 5S
rem It does on Windows what the script "run" does elsewhere: packages go into the folder .venv.
setlocal
set "root=%~dp0"
set "python=%root%.venv\Scripts\python.exe"
if not exist "%python%" (
    echo Making a virtual environment in .venv ... 1>&2
    py -3 -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>nul || (
        echo fifteentwo needs Python 3.11 or newer: https://www.python.org/downloads/ 1>&2
        exit /b 2
    )
    py -3 -m venv "%root%.venv" 1>&2 || exit /b 2
)
rem The packages are pinned; they are installed again when their pins have changed.
fc /b "%root%requirements\runtime.txt" "%root%.venv\runtime.txt" >nul 2>nul || (
    echo Installing fifteentwo; the first time takes a minute or two. 1>&2
    "%python%" -m pip install --quiet --no-input -r "%root%requirements\runtime.txt" 1>&2 || exit /b 2
    "%python%" -m pip install --quiet --no-input --no-deps --editable "%root%." 1>&2 || exit /b 2
    copy /y "%root%requirements\runtime.txt" "%root%.venv\runtime.txt" >nul
)
"%python%" -P -m fifteentwo %*
exit /b %errorlevel%

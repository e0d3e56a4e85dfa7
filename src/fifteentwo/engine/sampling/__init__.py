"""Weighing a choice by deals that could be: for the games nothing is solved for."""

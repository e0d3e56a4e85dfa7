/** The one big button, and the sentence beside it. */
export interface Primary {
  /** "" where there is none. */
  label: string;
  prompt: string;
  ready: boolean;
  /** What more it can do, for those who linger. */
  hint?: string;
  /** Whose colour it wears; null for the table's own. */
  side: number | null;
  press: () => void;
}

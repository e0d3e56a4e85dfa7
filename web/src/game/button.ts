/** The main button, and the sentence beside it. */
export interface Primary {
  /** "" if there is none. */
  label: string;
  prompt: string;
  ready: boolean;
  /** A further action, on a long press. */
  hint?: string;
  /** The side whose colour it has; null for the table's own. */
  side: number | null;
  press: () => void;
}

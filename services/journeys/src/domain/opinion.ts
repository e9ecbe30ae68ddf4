/** Whose word a link asks for, and the last day on which it does; null in links of before: by the journey's own days. */
export interface OpinionAsked {
  passenger: string;
  until: string | null;
}

/** What somebody who travelled says of the journey (product 16.18). */
export interface Opinion {
  passenger: string;
  /** From 1, very bad, to 5. */
  rating: number;
  at: string;
  /** Since when somebody of the agency has seen to it, and which user. */
  attended: { at: string; by: string } | null;
}

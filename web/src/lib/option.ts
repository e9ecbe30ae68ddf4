/** One of a list to choose from: what is kept, and how people read it. */
export interface Option {
  value: string;
  label: string;
}

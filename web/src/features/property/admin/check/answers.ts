/** Where the answers to questions stand: in a form, or in the entry of Quick add. */
export interface Answers {
  valueOf: (name: string) => string;
  give: (name: string, value: string) => void;
}

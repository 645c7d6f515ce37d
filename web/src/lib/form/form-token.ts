/** The name of the hidden field with a form’s token. */
export const formTokenField = 'formToken';

/** What the server knows of the tokens of forms. */
export interface FormTokens {
  /** Signs a form for the path to which it is sent. */
  sign: (path: string) => string;
  /** Whether the token was made here for this path, not too long ago. */
  accepts: (token: string, path: string) => boolean;
}

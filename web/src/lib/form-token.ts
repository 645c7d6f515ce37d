import { createContext } from 'react';

/** The name of the hidden field with a form’s token. */
export const formTokenField = 'formToken';

/** Signs a form for the path to which it is sent. Only the server can. */
export type SignForm = (path: string) => string;

export const SignFormContext = createContext<SignForm | null>(null);

/** What the server knows of the tokens of forms. */
export interface FormTokens {
  sign: SignForm;
  /** Whether the token was made here for this path, not too long ago. */
  accepts: (token: string, path: string) => boolean;
}

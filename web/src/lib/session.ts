import { forgetOffice } from './offline/forget-office.ts';

const tokenKey = 'token';
/** Where the token of a login stands that only has to be confirmed. */
export const waitingKey = 'login-to-confirm';

/** The token in a browser that denies storage, until the page is left. */
let held: string | null = null;

/** The login’s token, which the specification keeps in local storage; null without a login. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey) ?? held;
  } catch {
    return held;
  }
}

/** The header of a request by the account that is logged in; none without a login. */
export function authorization(): { authorization?: string } {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

export function keepToken(token: string): void {
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    held = token;
  }
}

/** Ends the login in this browser, and removes what the office keeps for work without the network, unless the login waits to be confirmed. */
export function dropToken(): void {
  held = null;
  let waits = false;
  try {
    localStorage.removeItem(tokenKey);
    waits = (localStorage.getItem(waitingKey) ?? 'null') !== 'null';
  } catch {
    // Nothing is stored.
  }
  if (!waits) forgetOffice();
}

const tokenKey = 'token';

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

export function dropToken(): void {
  held = null;
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Nothing is stored.
  }
}

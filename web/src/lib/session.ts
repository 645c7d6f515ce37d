const tokenKey = 'token';

/** The login’s token, which the specification keeps in local storage; null without storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

export function keepToken(token: string): void {
  localStorage.setItem(tokenKey, token);
}

export function dropToken(): void {
  localStorage.removeItem(tokenKey);
}

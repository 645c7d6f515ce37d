const tokenKey = 'token';

/** The login’s token, kept in local storage as the specification wants it; null without storage too. */
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

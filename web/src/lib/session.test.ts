import { expect, test, vi } from 'vitest';
import { dropToken, keepToken, readToken } from './session.ts';

test('a login lasts in a browser that denies storage, until it is ended', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  keepToken('one');
  expect(readToken()).toBe('one');
  dropToken();
  expect(readToken()).toBeNull();
  vi.unstubAllGlobals();
});

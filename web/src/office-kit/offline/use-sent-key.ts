import { useRef } from 'react';
import { newKey } from '../../lib/new-key.ts';

/** Sends something with a key, which is the same for the same words until they have arrived. */
export function useSentKey(): <Result>(
  said: unknown,
  send: (key: string) => Promise<Result>,
) => Promise<Result> {
  const last = useRef({ said: '', key: '' });
  return async (said, send) => {
    const words = JSON.stringify(said);
    if (last.current.said !== words) last.current = { said: words, key: newKey() };
    const result = await send(last.current.key);
    last.current = { said: '', key: '' };
    return result;
  };
}

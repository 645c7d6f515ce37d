import { useSearchParams } from 'react-router-dom';
import type { SetURLSearchParams } from 'react-router-dom';
import { knownParameters } from '../../../../lib/known-parameters.ts';
import { unitParameters } from './unit-parameters.ts';

/** What the address asks of the page of a property, and how to ask something else. */
export function useAsked(): [asked: URLSearchParams, ask: SetURLSearchParams] {
  const [given, ask] = useSearchParams();
  return [knownParameters(given, unitParameters), ask];
}

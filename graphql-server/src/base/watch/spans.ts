import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span tells: names, numbers and codes from fixed lists, never personal data. */
export type SpanValues = Record<string, string | number>;

/** A step of a request that is being timed. */
export interface Span {
  set(values: SpanValues): void;
  end(result: 'ok' | 'failed'): void;
}

export interface SpanStart {
  kind: 'request' | 'operation' | 'command';
  values: SpanValues;
  /** The header in which a trusted proxy names the span around this one. */
  traceparent?: string;
}

/** Makes spans; without one, which is the default, nothing is traced and nothing is spent on it. */
export type SpanMaker = (name: string, start: SpanStart & { parent?: Span }) => Span;

let make: SpanMaker | undefined;
/** The span around the present step. Steps that run at the same time have places of their own. */
const around = new AsyncLocalStorage<{ span: Span | undefined }>();

/** Sets what makes spans from now on; undefined ends it. */
export function traceWith(maker: SpanMaker | undefined): void {
  make = maker;
}

/** Begins a span below the present one; undefined if nothing is traced. */
export function openSpan(name: string, start: SpanStart): Span | undefined {
  return make?.(name, { ...start, parent: around.getStore()?.span });
}

/** Whether a step here would belong to a request that is traced. */
export function isTraced(): boolean {
  return around.getStore()?.span !== undefined;
}

/** Runs what belongs to a span. */
export function within<Result>(span: Span | undefined, run: () => Result): Result {
  return span ? around.run({ span }, run) : run();
}

/** Runs an operation beside others of the same request, so that `enterSpan` in it does not concern them. */
export function apart<Result>(run: () => Result): Result {
  const { span } = around.getStore() ?? {};
  return span ? around.run({ span }, run) : run();
}

/** Makes a span the one around what follows in this operation; the result goes back to the span before. */
export function enterSpan(span: Span | undefined): () => void {
  const place = around.getStore();
  if (!place || !span) return () => undefined;
  const before = place.span;
  place.span = span;
  return () => {
    place.span = before;
  };
}

import type * as OtelApi from '@opentelemetry/api';
import { version } from '../../../package.json';
import type { TracingConfig } from '../base/config.ts';
import { traceWith } from '../base/watch/spans.ts';
import type { Span, SpanMaker, SpanStart } from '../base/watch/spans.ts';

type Api = typeof OtelApi;

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const endMs = 2_000;

/**
 * Sends spans to a collector from now on, by OTLP over HTTP; without the setting, no package is loaded. The result sends
 * what is left, and ends it.
 */
export async function startTracing(
  tracing: TracingConfig | undefined,
  part?: string,
): Promise<() => Promise<void>> {
  if (!tracing) return () => Promise.resolve();
  const [api, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resourceOf({
      'service.name': tracing.serviceName,
      'service.version': version,
      'service.instance.id': `${part ?? 'process'} ${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracing.ratio) }),
    // The exporter reads OTEL_EXPORTER_OTLP_HEADERS and the other variables of its own by itself.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracing.url }) })],
  });
  traceWith(spanMaker(api, provider.getTracer('product', version)));
  return async () => {
    traceWith(undefined);
    // A collector that is away must not hold the end of the process up.
    const late = new Promise((resolve) => setTimeout(resolve, endMs).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}

/** What sends the spans, in the form of `@opentelemetry/resources`, which would bring more than three values need. */
function resourceOf(attributes: Record<string, string>) {
  const resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  };
  return resource;
}

function spanMaker(api: Api, tracer: ReturnType<Api['trace']['getTracer']>): SpanMaker {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const kinds = { request: SpanKind.SERVER, operation: SpanKind.INTERNAL, command: SpanKind.CLIENT };
  const made = new WeakMap<Span, OtelApi.Span>();

  function contextOf(parent: Span | undefined, { traceparent: header = '' }: SpanStart): OtelApi.Context {
    const outer = parent && made.get(parent);
    if (outer) return trace.setSpan(ROOT_CONTEXT, outer);
    const [, traceId, spanId, flags = '00'] = traceparent.exec(header) ?? [];
    if (!traceId || !spanId) return ROOT_CONTEXT;
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
    return trace.setSpanContext(ROOT_CONTEXT, remote);
  }

  return (name, { parent, ...start }) => {
    const options = { kind: kinds[start.kind], attributes: start.values };
    const span = tracer.startSpan(name, options, contextOf(parent, start));
    const one: Span = {
      set: (values) => void span.setAttributes(values),
      end(result) {
        if (result === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    made.set(one, span);
    return one;
  };
}

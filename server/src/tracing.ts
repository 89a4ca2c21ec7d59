import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api';
import type { Config } from './config.ts';
import { switchTracing } from './kit/trace.ts';

/** Spans that could not be sent wait at most so long for the end of the process. */
const PATIENCE_MS = 3000;
const MINUTE_MS = 60_000;

interface Log {
  warn(message: string): void;
}

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP, JSON) when one is set; the packages for it are only loaded
 * then. A collector that is away costs nothing but the spans that did not fit any more.
 * @returns the way to stop, which sends what is left
 */
export async function startTracing(
  { traces }: Pick<Config, 'traces'>,
  log: Log,
): Promise<(() => Promise<void>) | undefined> {
  if (!traces) return undefined;
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: `${traces.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: traces.headers,
    timeoutMillis: PATIENCE_MS,
  });
  const some = new sdk.TraceIdRatioBasedSampler(traces.ratio);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'zhitu', 'process.pid': process.pid }),
    // by the number of the trace: a visitor who says theirs is to be kept is not believed
    sampler: new sdk.ParentBasedSampler({ root: some, remoteParentSampled: some, remoteParentNotSampled: some }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: PATIENCE_MS })],
  });
  const complain = rarely(() => log.warn('traces could not be sent, see OTEL_EXPORTER_OTLP_ENDPOINT'));
  const quiet = () => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  switchTracing(true);
  return async () => {
    switchTracing(false);
    trace.disable();
    context.disable();
    await provider.shutdown().catch(complain);
    diag.disable();
  };
}

/** Says at most once a minute that it still is so. */
function rarely(say: () => void): () => void {
  let last = -Infinity;
  return () => {
    if (performance.now() - last < MINUTE_MS) return;
    last = performance.now();
    say();
  };
}

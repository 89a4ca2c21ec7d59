import type { Attributes, Context, Span } from '@opentelemetry/api';
import {
  context,
  INVALID_SPAN_CONTEXT,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/*
 * What is done for one request, as OpenTelemetry has it. Only the interface stands here: unless tracing is set up
 * (tracing.ts), nothing is made and nothing is kept.
 */

const NAME = 'zhitu';

/** What is told to it is told to nobody. */
const nobody = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
let isOn = false;

/** Without a collector a call must not pay for it, and the interface alone costs some microseconds. */
export const switchTracing = (on: boolean): void => void (isOn = on);

/** Requests by what node gives for them, as long as they are under way. */
const underWay = new WeakMap<object, Context>();

/** Where the work for this request belongs: what listens to a stream has lost it by then. */
export const contextOf = (request: object): Context | undefined => underWay.get(request);

/** Begins what is done for a request; it goes on with what a caller of ours began. */
export function beginRequest(request: object, method: string, traceparent: unknown): void {
  const from = remote(traceparent);
  const span = trace.getTracer(NAME).startSpan(method, { kind: SpanKind.SERVER }, from);
  underWay.set(request, trace.setSpan(from, span)); // left out or not: what belongs to it is as it is
}

/** @param route As it is written in the table, so that a thousand addresses are one name. */
export function endRequest(request: object, method: string, route: string, status: number): void {
  const span = trace.getSpan(underWay.get(request) ?? ROOT_CONTEXT);
  if (!span) return;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Does a piece of work as part of what it belongs to; whatever is asked of the database meanwhile belongs to it. */
export function traced<T>(
  name: string,
  { within, attributes = {} }: { within?: Context | undefined; attributes?: Attributes },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (!isOn) return work(nobody);
  return trace.getTracer(NAME).startActiveSpan(name, { attributes }, within ?? context.active(), async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** `00-<trace>-<span>-<flags>`, as W3C Trace Context has it; what is none is left out. */
function remote(traceparent: unknown): Context {
  const parts =
    typeof traceparent === 'string' ? /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) : null;
  if (!parts) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = parts;
  const known = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(known) ? trace.setSpanContext(ROOT_CONTEXT, known) : ROOT_CONTEXT;
}

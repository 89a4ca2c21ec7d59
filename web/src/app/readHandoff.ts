import type { EntryContext } from 'react-router';

/**
 * Reads what the loaders tell the browser before the page is rendered, so that rendering never waits for it. Returns a
 * context for each rendering: React Router takes a stream that is locked for a second one.
 */
export async function readHandoff(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return () => context;
  const value = await textOf(serverHandoffStream);
  return () => ({
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read({ done: false, value }), 1: read({ done: true, value: '' }) } },
  });
}

type Part = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>[number];

const read = (result: NonNullable<Part['result']>): Part => Object.assign(Promise.resolve(), { result });

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}

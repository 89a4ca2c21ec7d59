import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createContext, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';

import { setPainter } from '../ui/cover/DrawnCover.tsx';
import { paintCover } from '../ui/cover/paintCover.tsx';
import { readHandoff } from './readHandoff.ts';

export { apiContext } from '../kit/pageApi.ts';

setPainter(paintCover);

/** Where the server finds the page: reading it back out of a `Response` takes a tenth of the work of a page. */
export const htmlContext = createContext<Buffer | null>(null);

/**
 * Renders the whole page before the first byte is sent: the CSP names the hashes of its inline scripts. The page is left
 * in `htmlContext`, the answer itself is empty.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const contextOf = await readHandoff(routerContext);
  const page = () => <ServerRouter context={contextOf()} url={request.url} />;
  loadContext.set(htmlContext, atOnce(page()) ?? (await waited(page())));
  return new Response(null, { status, headers });
}

const DOCTYPE = '<!DOCTYPE html>';

/** The end of `<!--$!-->`, which begins less often: it is looked for in the whole page. */
const UNFINISHED = '$!-->';

/**
 * In one go, which takes half the time; undefined when a part had to wait or failed. Parts that are imported lazily are
 * waited for once in the life of the process.
 */
function atOnce(page: ReactElement): Buffer | undefined {
  try {
    // 先变成字节再查找：React 给的是上万段拼成的字符串，只收拢一次
    const html = Buffer.from(DOCTYPE + renderToString(page));
    return html.includes(UNFINISHED) ? undefined : html;
  } catch {
    return undefined;
  }
}

const waited = (page: ReactElement): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // 整页缓冲：每一块都写在原处，不靠脚本搬运，没有脚本的人也看得到
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(collector(resolve)),
      onShellError: reject,
      onError: reportError,
    });
  });

function collector(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}

type Reporter = (error: unknown) => void;
let report: Reporter = () => undefined;

/** The server hands in its logger once. */
export const setReporter = (given: Reporter): void => void (report = given);

const reportError = (error: unknown): void => report(error);

/** A page that is not there is not an error, and neither is a visitor who left. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const missing = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  if (!missing && !request.signal.aborted) report(error);
};

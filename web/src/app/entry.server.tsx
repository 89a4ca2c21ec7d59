import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction } from 'react-router';

import { setPainter } from '../ui/cover/DrawnCover.tsx';
import { paintCover } from '../ui/cover/paintCover.tsx';
import { readHandoff } from './readHandoff.ts';
import { stylesFirst } from './stylesFirst.ts';

export { apiContext } from '../kit/pageApi.ts';

setPainter(paintCover);

/** Renders the whole page before the first byte is sent: the CSP names the hashes of its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('link', stylesFirst(context));
  const contextOf = await readHandoff(context);
  const page = () => <ServerRouter context={contextOf()} url={request.url} />;
  return new Response(atOnce(page()) ?? (await waited(page())), { status, headers });
}

/** The end of `<!--$!-->`: a part that was not finished. */
const UNFINISHED = '$!-->';

/** In one go, which takes half the time; undefined when a part had to wait (a lazy import, once in a process) or failed. */
function atOnce(page: ReactElement): Buffer<ArrayBuffer> | undefined {
  try {
    const html = Buffer.from('<!DOCTYPE html>' + renderToString(page));
    return html.includes(UNFINISHED) ? undefined : html;
  } catch {
    return undefined;
  }
}

const waited = (page: ReactElement): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // every part stands in its place: no script has to move it, and who has none sees it
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(collector(resolve)),
      onShellError: reject,
      onError: reportError,
    });
  });

function collector(done: (page: Buffer<ArrayBuffer>) => void): Writable {
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

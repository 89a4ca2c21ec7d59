import { createContext } from 'react-router';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';

/** What a loader gets on the server: calls made in process, on behalf of the visitor of the page. */
export interface PageApi {
  /** @throws CallError for every code but 200. */
  call<I extends Schema, O extends Schema>(call: Endpoint<string, I, O>, input: InputOf<I>): Promise<OutputOf<O>>;
  readonly token: string | undefined;
  readonly userAgent: string;
  readonly demo: boolean;
  /** Our own origin, for canonical addresses. */
  readonly publicUrl: string;
}

export const apiContext = createContext<PageApi>();

import type { LoaderFunctionArgs, Params, useLoaderData } from 'react-router';

/** What a page's `loader` gets. */
export type LoaderArgs = LoaderFunctionArgs;

/** What a page's component gets: `function Text({ loaderData }: PageProps<typeof loader>)`. */
export interface PageProps<Loader> {
  loaderData: ReturnType<typeof useLoaderData<Loader>>;
  params: Params;
}

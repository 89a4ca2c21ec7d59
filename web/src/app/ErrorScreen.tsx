import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import { DefaultFrame } from '../layouts/DefaultLayout.tsx';
import type { RootData } from './loadRoot.ts';

/** 404 and 500 with the texts of the specification. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = statusOf(error);
  const data = useRouteLoaderData<RootData>('root');
  return <DefaultFrame>{`${status}${data ? '' : ''}`}</DefaultFrame>;
}

/** The status from the error, its `status`, or the response; 500 otherwise (specification, section 8). */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (typeof error === 'object' && error !== null) {
    if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
    if ('status' in error && typeof error.status === 'number') return error.status;
  }
  return 500;
}

import { isId } from '#contract/rules/id.ts';
import { ShowState } from '#contract/rules/startShows.ts';
import { momentOf } from '#contract/rules/time.ts';
import * as desk from '#contract/startup/showDesk.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import styles from '../parts/Policy.module.css';
import { ResultForm } from '../parts/ResultForm.tsx';
import { ShowForm } from '../parts/ShowForm.tsx';
import { startShowRoutes } from '../showRoutes.ts';

export const handle = startShowRoutes.form;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null && !isId(id)) throw missing();
  const [choices, form] = await Promise.all([
    answerOr(request, api.call(desk.choices, {})),
    id === null ? null : answerOr(request, api.call(desk.form, { id })),
  ]);
  return { choices, form, now: Date.now() };
}

/** Writes a road show or a contest, and what came of it. */
export default function ShowAdd({ loaderData: { choices, form, now } }: PageProps<typeof loader>) {
  const state = form?.showState ?? ShowState.draft;
  const mayWrite = state === ShowState.draft || state === ShowState.published;
  const isPublic = state === ShowState.published || state === ShowState.finished;
  const hasBegun = form !== null && momentOf(form.beginsAt).getTime() <= now;
  return (
    <div className="page">
      <PageHead title={form ? form.title : '写一场路演或大赛'} note="写到一半会自动留在这台设备上" />
      {mayWrite ? (
        <div className={styles.form}>
          <ShowForm key={form?.id ?? 'new'} row={form} choices={choices} />
        </div>
      ) : null}
      {form && isPublic && hasBegun ? <ResultForm key={`result ${form.id}`} row={form} /> : null}
    </div>
  );
}

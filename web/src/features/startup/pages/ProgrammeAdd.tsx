import { isId } from '#contract/rules/id.ts';
import { ProgrammeState } from '#contract/rules/startProgrammes.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import { redirect } from 'react-router';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PROGRAMME_RUN } from '../parts/programmeAddresses.ts';
import { ProgrammeForm } from '../parts/ProgrammeForm.tsx';
import styles from '../parts/Policy.module.css';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.form;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null && !isId(id)) throw missing();
  if (id === null) {
    // whoever may not write does not get the empty form either
    await answerOr(request, api.call(desk.list, { pageSize: 1 }));
    return { form: null };
  }
  const form = await answerOr(request, api.call(desk.form, { id }));
  if (form.programmeState !== ProgrammeState.draft) throw redirect(`${PROGRAMME_RUN}?id=${id}`);
  return { form };
}

/** Writes a call for projects. */
export default function ProgrammeAdd({ loaderData: { form } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <PageHead
        title={form ? '修改征集' : '写征集'}
        note="发布之后问题与评分表不能再改，人人看得到；写到一半会自动留在这台设备上"
      />
      <div className={styles.form}>
        <ProgrammeForm key={form?.id ?? 'new'} row={form} />
      </div>
    </div>
  );
}

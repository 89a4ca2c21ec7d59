import * as desk from '#contract/position/vacancyDesk.ts';
import { isId } from '#contract/rules/id.ts';
import * as dict from '#contract/system/dict.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PositionForm } from '../parts/PositionForm.tsx';
import { vacancyDeskRoutes } from '../routes.ts';

export const handle = vacancyDeskRoutes.add;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null && !isId(id)) throw missing();
  const [form, typicals, { items }] = await Promise.all([
    id === null ? null : answerOr(request, api.call(desk.form, { id })),
    answerOr(request, api.call(desk.typicals, { pageSize: 100 })),
    answerOr(request, api.call(dict.items, { keys: 'education,workYears,positionNature' })),
  ]);
  const known: Record<string, dict.DictItem[]> = items;
  return {
    form,
    typicals: typicals.list,
    degrees: known['education'] ?? [],
    experiences: known['workYears'] ?? [],
    natures: known['positionNature'] ?? [],
  };
}

/** Writes a vacancy, or what is to change of one. */
export default function PositionAdd({ loaderData }: PageProps<typeof loader>) {
  const { form } = loaderData;
  return (
    <>
      <PageHead
        size="work"
        title={form ? '修改职位' : '写职位'}
        note="提交之后由平台审核，通过才公开；写到一半会自动留在这台设备上"
      />
      <PositionForm key={form?.id ?? 'new'} data={loaderData} />
    </>
  );
}

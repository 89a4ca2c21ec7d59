import * as courseClass from '#contract/course/courseClass.ts';
import * as imports from '#contract/course/courseClassImport.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { SheetImport } from '../../../kit/sheet/SheetImport.tsx';
import { loadSheet } from '../../../kit/sheet/sheetPage.ts';
import { rosterSheetOf } from '../parts/rosterSheet.ts';
import { offeringsRoutes } from '../routes.ts';

export const handle = offeringsRoutes.rosterImport;

export async function loader({ request, context, params }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = params['id'] ?? '';
  if (!isId(id)) throw missing();
  const { offeringName } = await answerOr(request, api.call(courseClass.view, { id }));
  const before = (page: object) => api.call(imports.list, { offeringId: id, ...page });
  return { id, offeringName, loaded: await loadSheet(request, api, imports, before) };
}

/** From a spreadsheet to the roster of an offering. */
export default function RosterImport({ loaderData: { id, offeringName, loaded } }: PageProps<typeof loader>) {
  return <SheetImport of={rosterSheetOf(id, offeringName)} loaded={loaded} />;
}

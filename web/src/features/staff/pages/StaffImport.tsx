import * as imports from '#contract/user/orgMembersImport.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { SheetImport } from '../../../kit/sheet/SheetImport.tsx';
import { loadSheet } from '../../../kit/sheet/sheetPage.ts';
import { staffSheet } from '../parts/staffSheet.ts';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.staffImport;

export function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return loadSheet(request, api, imports, (page) => api.call(imports.list, page));
}

/** From a spreadsheet to invited people. */
export default function StaffImport({ loaderData }: PageProps<typeof loader>) {
  return <SheetImport of={staffSheet} loaded={loaderData} />;
}

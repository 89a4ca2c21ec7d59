import * as imports from '#contract/user/orgStudentImport.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { SheetImport } from '../../../kit/sheet/SheetImport.tsx';
import { loadSheet } from '../../../kit/sheet/sheetPage.ts';
import { studentSheet } from '../parts/studentSheet.ts';
import { studentsRoutes } from '../routes.ts';

export const handle = studentsRoutes.studentImport;

export function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return loadSheet(request, api, imports, (page) => api.call(imports.list, page));
}

/** From a spreadsheet to the roster. */
export default function StudentImport({ loaderData }: PageProps<typeof loader>) {
  return <SheetImport of={studentSheet} loaded={loaderData} />;
}

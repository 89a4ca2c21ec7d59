import * as imports from '#contract/user/schoolRoomImport.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { SheetImport } from '../../../kit/sheet/SheetImport.tsx';
import { loadSheet } from '../../../kit/sheet/sheetPage.ts';
import { roomSheet } from '../parts/roomSheet.ts';
import { termRoutes } from '../routes.ts';

export const handle = termRoutes.roomImport;

export function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return loadSheet(request, api, imports, (page) => api.call(imports.list, page));
}

/** From a spreadsheet to the rooms of the school. */
export default function RoomImport({ loaderData }: PageProps<typeof loader>) {
  return <SheetImport of={roomSheet} loaded={loaderData} />;
}

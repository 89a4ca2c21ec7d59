import { basePlace, basePlaceMore } from '#contract/fields/incubation.ts';
import { PlaceKind } from '#contract/rules/incubation.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { savePlace } from './calls.ts';
import { DialogButton } from './DialogButton.tsx';

interface PlaceButtonProps {
  baseId: string;
  /** The one that is changed. */
  row?: { id: string; placeKind: PlaceKind; placeName: string; seats: number };
}

const kinds = PlaceKind.values.map((value) => ({ value, label: PlaceKind.labels[value] }));

/** Adds a desk or a room, or changes it. */
export const PlaceButton = ({ baseId, row }: PlaceButtonProps) => (
  <DialogButton
    name={row ? '修改' : '加场地'}
    of={row?.placeName ?? ''}
    look={row ? {} : { size: 'md', variant: 'primary' }}
    title={row ? `修改「${row.placeName}」` : '加一个工位或会议室'}
    note="工位分给一个项目一段时间，会议室按小时预约"
    load={savePlace}
    fields={{ ...basePlace, ...basePlaceMore }}
    initial={{
      baseId,
      id: row?.id ?? '0',
      placeKind: row?.placeKind ?? PlaceKind.desk,
      placeName: row?.placeName ?? '',
      seats: row?.seats ?? 1,
    }}
    draft={`place:${baseId}:${row?.id ?? 'new'}`}
    done="保存成功"
  >
    {(form) => (
      <>
        <FormValueSelect form={form} name="placeKind" options={kinds} />
        <FormText form={form} name="placeName" placeholder="A01" />
        <FormNumber form={form} name="seats" />
      </>
    )}
  </DialogButton>
);

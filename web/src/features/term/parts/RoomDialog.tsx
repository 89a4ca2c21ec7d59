import { useState } from 'react';
import * as fields from '#contract/fields/school.ts';
import { RoomKind } from '#contract/rules/school.ts';
import type { Campus, Room } from '#contract/user/schoolRoom.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { addRoom, editRoom } from './calls.ts';

interface RoomDialogProps {
  room?: Room;
  campuses: readonly Campus[];
  onClose: () => void;
}

const ROOM_TAKEN = 1492;

/** Adds a room or changes one. */
export function RoomDialog({ room, campuses, onClose }: RoomDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(room ? editRoom : addRoom, {
    fields: fields.room,
    initial: {
      ...(room && { id: room.id }),
      campusId: room?.campusId ?? campuses[0]?.id ?? '',
      building: room?.building ?? '',
      roomName: room?.roomName ?? '',
      roomKind: room?.roomKind ?? RoomKind.classroom,
      seats: room?.seats ?? 50,
      equipment: room?.equipment ?? [],
    },
    draft: `room:${room?.id ?? 'new'}`,
    fieldOfCode: { [ROOM_TAKEN]: 'roomName' },
    onDone: () => finish(room ? '修改成功' : '添加成功'),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={room ? `修改「${room.roomName}」` : '添加教室'}
      label={room ? '修改教室' : '添加教室'}
      submitLabel={room ? '保存' : '添加'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FieldPair>
        <FormValueSelect
          form={form}
          name="campusId"
          isWide
          options={campuses.map(({ id, campusName }) => ({ value: id, label: campusName }))}
        />
        <FormText form={form} name="building" autoComplete="off" placeholder="教学楼 A" />
      </FieldPair>
      <FieldPair>
        <FormText form={form} name="roomName" autoComplete="off" placeholder="A-205" />
        <FormValueSelect
          form={form}
          name="roomKind"
          isWide
          options={RoomKind.values.map((value) => ({ value, label: RoomKind.labels[value] }))}
        />
      </FieldPair>
      <FormNumber form={form} name="seats" />
      <EquipmentField form={form} />
    </FormDialog>
  );
}

const thingsIn = (text: string): string[] => [...new Set(text.split(/[、,，;；\s]+/).filter(Boolean))];

/** Typed as a line, kept as a list. */
function EquipmentField({ form }: { form: Fields }) {
  const { value, set, ...field } = useField(form, 'equipment');
  const [text, setText] = useState(((value ?? []) as string[]).join('、'));
  return (
    <FormField form={form} name="equipment" help="用顿号隔开，按设备找教室时用得上">
      <Input
        {...field}
        autoComplete="off"
        maxLength={200}
        placeholder="投影、扩音"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          set(thingsIn(target.value));
        }}
      />
    </FormField>
  );
}

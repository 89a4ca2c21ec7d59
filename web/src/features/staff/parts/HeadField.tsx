import { useState } from 'react';
import type { Department } from '#contract/user/orgDepart.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import type { Found } from '../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { listMembers } from './calls.ts';
import styles from './HeadField.module.css';

interface HeadFieldProps {
  form: Fields;
  department: Department;
}

interface Head {
  userNo: string;
  memberName: string;
  headImgUrl?: string;
  note?: string;
}

/** Who leads a department: found by name, mobile or job number among those who work in it or below. */
export function HeadField({ form, department: { id, headUserNo, headName } }: HeadFieldProps) {
  const canSearch = useSession()?.can('member:view') ?? false;
  const { set, value, ref, onBlur } = useField(form, 'headUserNo');
  const [head, setHead] = useState<Head | null>(headUserNo ? { userNo: headUserNo, memberName: headName } : null);
  return (
    <FormField form={form} name="headUserNo" help="在这个部门和它下级里的在职员工中选，留空就是没有负责人">
      <Chooser<Head>
        value={head?.userNo === value ? head : null}
        onChange={(chosen) => {
          setHead(chosen);
          set(chosen?.userNo ?? '');
        }}
        onBlur={onBlur}
        ref={ref}
        searchKey={['departmentHead', id]}
        search={(keyword, signal) => (canSearch ? activeIn(id, keyword, signal) : Promise.resolve(nobody))}
        keyOf={({ userNo }) => userNo}
        nameOf={({ memberName }) => memberName}
        faceOf={faceOf}
        unit="人"
        placeholder="输入姓名查找"
      />
    </FormField>
  );
}

const faceOf = ({ memberName, headImgUrl, note }: Head) => (
  <>
    <Avatar name={memberName} src={headImgUrl} size={30} />
    <span className="clip">{memberName}</span>
    {note ? <small className={styles.note}>{note}</small> : null}
  </>
);

const nobody: Found<Head> = { list: [], totalCount: 0 };

async function activeIn(departmentId: string, keyword: string, signal: AbortSignal): Promise<Found<Head>> {
  const input = { departmentId, keyword, memberStatus: 1 as const, pageSize: 20 };
  const { list, totalCount } = await call(await listMembers(), input, { signal, isShowErrTip: false });
  const people = list.flatMap(({ userNo, memberName, headImgUrl, post, jobNumber }) =>
    userNo ? [{ userNo, memberName, headImgUrl, note: post || jobNumber }] : [],
  );
  return { list: people, totalCount };
}

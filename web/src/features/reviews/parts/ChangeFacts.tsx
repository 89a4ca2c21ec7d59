import { fileAddress } from '#contract/rules/uploads.ts';
import type { OrgChange } from '#contract/user/orgInfoAudit.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Changed } from './Changed.tsx';
import { Picture } from './Picture.tsx';

/** What an organization wants changed, the old beside the new. */
export function ChangeFacts({ row }: { row: OrgChange }) {
  return (
    <FactList
      label={`${row.orgName}的变更`}
      facts={[
        ...row.changes.map(({ field, before, after }) => ({
          label: field,
          value: (
            <Changed
              before={before === '' ? '' : <Value of={before} name={`原来的${field}`} />}
              after={<Value of={after} name={`新的${field}`} />}
            />
          ),
        })),
        { label: '提交人', value: row.userName },
      ]}
    />
  );
}

const Value = ({ of: value, name }: { of: string; name: string }) =>
  fileAddress.test(value) ? <Picture url={value} name={name} /> : value === '' ? '（清空）' : value;

import type { QueuedApply } from '#contract/user/entSch.ts';
import { OrgType, userTypeName } from '#contract/rules/userTypes.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Picture } from './Picture.tsx';

/** Everything an applicant said, and the paper that proves it. */
export function OrganizationFacts({ row }: { row: QueuedApply }) {
  const isSchool = row.orgType === OrgType.school;
  const paper = isSchool ? '授权书' : '营业执照';
  return (
    <FactList
      label={`${row.orgName}的申请资料`}
      facts={[
        { label: '类型', value: userTypeName(row.orgType) },
        { label: isSchool ? '学校代码' : '信用代码', value: row.orgCode },
        { label: paper, value: <Picture url={row.licenceImg} name={paper} /> },
        { label: '地区', value: row.regionName },
        { label: '地址', value: row.address },
        { label: '行业', value: row.industryName },
        { label: '规模', value: row.sizeName },
        { label: '性质', value: row.natureName },
        { label: '办学层次', value: row.schoolLevelName },
        { label: row.orgType === OrgType.organization ? '教什么' : '介绍', value: row.intro },
        { label: '联系人', value: `${row.contactName}，${row.contactMobile}` },
        { label: '申请人', value: row.userName },
      ]}
    />
  );
}

import type { FoundPerson } from '#contract/startup/teamBuilder.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { InviteFound } from './InviteFound.tsx';
import styles from './Policy.module.css';

interface FoundRowProps {
  row: FoundPerson;
  roleId: string;
  roleName: string;
}

/** Somebody whom the platform proposes: what they have of what is asked, what they lack, what they said. */
export function FoundRow({ row, roleId, roleName }: FoundRowProps) {
  const { userNo, name, headImgUrl, headline, words, percent, reached, gaps, wantsField } = row;
  return (
    <Row
      stacks
      heading="h2"
      lead={<Avatar name={name} src={headImgUrl} size={44} />}
      title={name}
      tags={wantsField === 1 ? <Tag>想做这个行业</Tag> : null}
      meta={[`合 ${percent}%`, headline].filter(Boolean).join('，')}
      end={<InviteFound roleId={roleId} userNo={userNo} name={name} roleName={roleName} />}
    >
      <p className={styles.words}>{words}</p>
      <ul className={styles.rules} aria-label={`${name}合不合`}>
        {reached.length > 0 ? (
          <li>够了：{reached.map(({ abilityName, mine }) => `${abilityName} ${mine} 级`).join('、')}</li>
        ) : null}
        {gaps.length > 0 ? (
          <li>
            还差：
            {gaps
              .map(
                ({ abilityName, wanted, mine }) =>
                  `${abilityName}（${mine === 0 ? '没有' : `${mine} 级`}，要 ${wanted} 级）`,
              )
              .join('、')}
          </li>
        ) : null}
      </ul>
    </Row>
  );
}

import type { ReactNode } from 'react';
import type { OpenRole } from '#contract/startup/projectShapes.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Policy.module.css';

interface OpenRolesProps {
  roles: readonly OpenRole[];
  /** What the leader can do with one. */
  renderActs?: (role: OpenRole) => ReactNode;
}

/** Whom a team looks for, and what they should be able to do. */
export function OpenRoles({ roles, renderActs }: OpenRolesProps) {
  return (
    <section aria-labelledby="roles">
      <SectionHead id="roles" title="在找什么人" />
      <RowList label="在找什么人">
        {roles.map((role) => (
          <Row
            key={role.id}
            stacks
            title={role.roleName}
            meta={role.abilities.map(({ abilityName, abilityLevel }) => `${abilityName} ${abilityLevel} 级`).join('，')}
            end={renderActs?.(role)}
          >
            <p className={styles.summary}>{role.words}</p>
          </Row>
        ))}
      </RowList>
    </section>
  );
}

import type { VacancyView } from '#contract/position/vacancyShapes.ts';
import { AskedAbilities } from '../../../shared/vacancies/AskedAbilities.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../../../shared/vacancies/AskedAbilities.module.css';

/** What is asked for, beside what the visitor's finished courses show, and the way to compare all of it. */
export function Abilities({
  vacancy: { id, abilities, own, vacancyName, typicalPositionName },
}: {
  vacancy: VacancyView & { own: object | null };
}) {
  const hasEvidence = own !== null && abilities.some((one) => one.mine !== null);
  return (
    <section aria-labelledby="vacancy-abilities">
      <h2 id="vacancy-abilities">需要什么能力</h2>
      {typicalPositionName ? <p className={styles.from}>参照典型岗位「{typicalPositionName}」</p> : null}
      <AskedAbilities label={vacancyName} abilities={abilities} withMine={hasEvidence} />
      {own === null ? null : (
        <TextLink to={`/account/recommendposition/portrait?id=${id}`} arrow>
          我和它匹配多少，差的怎么补
        </TextLink>
      )}
    </section>
  );
}

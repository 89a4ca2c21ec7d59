import { Fragment } from 'react';

/** Facts on one line, a drawn dot between them; those that are empty are left out. */
export function FactLine({ facts }: { facts: readonly (string | false | null)[] }) {
  return facts.filter(Boolean).map((fact, at) => (
    <Fragment key={String(fact)}>
      {at > 0 ? <i className="sep" /> : null}
      {fact}
    </Fragment>
  ));
}

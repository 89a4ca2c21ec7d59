import { Fragment } from 'react';

/** Facts on one line, each once, a drawn dot between them; those that are empty are left out. */
export function FactLine({ facts }: { facts: readonly (string | false)[] }) {
  const shown = [...new Set(facts)].flatMap((fact) => (fact ? [fact] : []));
  return shown.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 ? <i className="sep" /> : null}
      {fact}
    </Fragment>
  ));
}

import type { FieldElement } from './fieldElement.ts';
import { inPageOrder, isFilled, readElement, writeElement } from './fieldElement.ts';
import type { RegisterOptions, Registered } from './fields.ts';
import type { FieldStore } from './fieldStore.ts';
import { isWithin, valueAt } from './paths.ts';
import type { Arrangement } from './rows.ts';
import { pathAfter } from './rows.ts';

interface Known {
  elements: Set<FieldElement>;
  /** An element keeps the text, and we read and write it; whoever else looks at the field does not change that. */
  own: boolean;
  options: RegisterOptions;
  ref: Registered['ref'];
}

/** The elements of a form, and the way between what they show and what the store keeps. */
export function createFieldElements(store: FieldStore) {
  const known = new Map<string, Known>();
  /** Elements that were asked once what they hold; from then on the store says it, also when their row moves. */
  const met = new WeakSet<FieldElement>();

  function attach(name: string, element: FieldElement | null): (() => void) | undefined {
    const field = known.get(name);
    if (!element || !field) return undefined;
    field.elements.add(element);
    if (field.own && met.has(element)) writeElement(element, valueAt(store.state().values, name));
    else if (field.own) meet(name, field, element);
    return () => {
      for (const { elements } of known.values()) elements.delete(element);
    };
  }

  function know(name: string, own: boolean, options: RegisterOptions = {}): Known {
    const field = known.get(name) ?? { elements: new Set(), own, options, ref: (element) => attach(name, element) };
    if (own) Object.assign(field, { own, options });
    known.set(name, field);
    return field;
  }

  /** The page may have been typed into, or filled in by the browser, before it came to life. */
  function meet(name: string, { options }: Known, element: FieldElement): void {
    met.add(element);
    const kept = valueAt(store.state().values, name);
    if (isFilled(element)) store.put(name, typedIn(element, options));
    else if (kept === undefined) store.put(name, typedIn(element, options) ?? '');
    else writeElement(element, kept);
  }

  const ownElements = () =>
    [...known].flatMap(([name, { own, elements, options }]) =>
      own ? [...elements].map((element) => ({ name, element, options })) : [],
    );

  return {
    /** The field of this name, from now on with these options. */
    know,
    names: () => known.keys(),
    isKnown: (name: string) => known.has(name),
    /** Shows what the store keeps of this field and those below it, or of all. */
    write(only?: string): void {
      const { values } = store.state();
      for (const { name, element } of ownElements()) {
        if (only === undefined || isWithin(name, only)) writeElement(element, valueAt(values, name));
      }
    },
    /** Some password managers fill in without telling anybody. */
    readAll(): void {
      for (const { name, element, options } of ownElements()) {
        const value = typedIn(element, options);
        if (value !== undefined) store.put(name, value);
      }
    },
    /** Until React has rendered the rows in their new places, their elements already count there. */
    arrange(list: string, next: Arrangement): void {
      const below = [...known].filter(([path]) => path !== list && isWithin(path, list));
      const held = below.map(([path, field]) => ({ path, ...field }));
      for (const [, field] of below) field.elements = new Set();
      for (const { path, own, options, elements } of held) {
        const after = pathAfter(path, list, next);
        if (after !== undefined) know(after, own, options).elements = elements;
      }
    },
    /** Moves to whichever of these fields is the topmost. */
    focusFirst(names: readonly string[]): void {
      const elements = names.flatMap((name) => [...(known.get(name)?.elements ?? [])]);
      elements.sort(inPageOrder)[0]?.focus();
    },
  };
}

/** What the form keeps of what the element says. */
export function typedIn(element: FieldElement, { read }: RegisterOptions): unknown {
  const said = readElement(element);
  return read && typeof said === 'string' ? read(said) : said;
}

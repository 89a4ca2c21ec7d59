/** What is chosen from; the contract comes when somebody begins to search. */
const plans = () => import('#contract/course/typicalPlan.ts');

export const courseChoices = () => plans().then((api) => api.courseChoices);
export const testChoices = () => plans().then((api) => api.testChoices);
export const abilitiesOfIds = () => import('#contract/course/ability.ts').then((api) => api.ofIds);
export const abilityChoices = () => import('#contract/course/ability.ts').then((api) => api.list);

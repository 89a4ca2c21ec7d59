/** The writes; their contract comes when somebody presses a button or begins to write. */
const plans = () => import('#contract/course/typicalPlan.ts');

export const savePlan = () => plans().then((api) => api.save);
export const updatePlan = () => plans().then((api) => api.update);
export const submitPlan = () => plans().then((api) => api.submit);
export const withdrawPlan = () => plans().then((api) => api.withdraw);
export const removePlan = () => plans().then((api) => api.remove);
export const decidePlan = () => plans().then((api) => api.audit);

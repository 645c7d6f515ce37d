import { listPath } from '../saved-property.ts';

/** The form of a new property with all its fields. */
export const allFieldsPath = `${listPath}/new/all-fields`;

/** Whether the variables of an operation contain files. */
export function hasFiles(variables: unknown): boolean {
  if (variables instanceof Blob) return true;
  if (typeof variables !== 'object' || variables === null) return false;
  return Object.values(variables).some(hasFiles);
}

/** What only the registration of a project has. */
const ofRegistration = [
  ...['validFrom', 'validTo', 'extensionAppliedOn', 'extensionReceipt', 'extensionTo', 'asPrinted', 'qrLink'],
  ...['accountNumber', 'accountBank', 'accountIfsc', 'registeredCompletion', 'completionIsEstimate'],
  'lastQuarterlyUpdate',
];
const ofExemption = ['exemption', 'exemptionNote', 'projectLand', 'projectUnits'];

/**
 * The facts of a RERA block that belong to its status, for everything that shows or counts them. The office form keeps
 * the facts of another status, so that a wrong choice loses nothing: a copy of a registered project that needs no
 * registration shows neither the validity nor the QR code that it was copied with.
 */
export function reraOfStatus<Rera extends { status?: string | null }>(
  rera: Rera | null | undefined,
): Rera | null {
  if (!rera) return null;
  const isProject = rera.status === 'REGISTERED' || rera.status === 'RESALE_BY_OWNER';
  const foreign = [
    ...(isProject || !rera.status ? [] : ofRegistration),
    ...(rera.status === 'EXEMPT' || !rera.status ? [] : ofExemption),
  ];
  const empty = foreign.filter((name) => name in rera).map((name) => [name, null]);
  return { ...rera, ...(Object.fromEntries(empty) as Partial<Rera>) };
}

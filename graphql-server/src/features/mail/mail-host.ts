import { publicAddress } from '../../access/public-address.ts';

/** The ports on which mail servers take e-mails; other services must not be probed through us. */
export const mailPorts = [25, 465, 587, 2525];

/** A mail server inside the own network, which the settings do not allow. */
export class PrivateHostError extends Error {
  constructor(host: string) {
    super(
      `${host} is inside the server’s own network. Please enter a public mail server, or ask the operator to allow it with MAIL_ALLOW_PRIVATE_HOSTS.`,
    );
  }
}

/**
 * The address of a public mail server, to which the caller connects. Throws PrivateHostError if one of its addresses is private,
 * and the error of the look-up for an unknown name.
 */
export async function mailAddress(host: string): Promise<string> {
  const address = await publicAddress(host);
  if (address === null) throw new PrivateHostError(host);
  return address;
}

/**
 * Domains whose addresses anyone makes for a few minutes: the best known ones, most of them from the public-domain
 * list https://github.com/disposable-email-domains/disposable-email-domains (CC0). An address there is a flag for colleagues
 * and never refused: some people only wish not to be written to.
 */
const domains = new Set(
  `0-mail.com 10minemail.com 10minutemail.co.za 10minutemail.com 10minutemail.net 1secmail.com 1secmail.net
  1secmail.org 20minutemail.com 33mail.com anonbox.net anonymbox.com armyspy.com burnermail.io byom.de cuvox.de
  dayrep.com deadaddress.com discard.email discardmail.com discardmail.de disposablemail.com dispostable.com
  dodgeit.com dropmail.me einrot.com emailfake.com emailondeck.com emailsensei.com emailtemporario.com.br
  emltmp.com esiix.com fakeinbox.com fakemail.net fakemailgenerator.com fextemp.com fleckens.hu generator.email
  getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
  guerrillamail.net guerrillamail.org guerrillamailblock.com gustr.com harakirimail.com inboxalias.com
  inboxbear.com inboxes.com inboxkitten.com incognitomail.org jetable.org jourrapide.com kasmail.com
  mail-temp.com mail-temporaire.fr mail.tm mailcatch.com maildrop.cc mailexpire.com mailforspam.com
  mailinator.com mailinator.net mailinator2.com mailmetrash.com mailnesia.com mailnull.com mailpoof.com
  mailsac.com mailtemp.info mailto.plus meltmail.com mintemail.com minuteinbox.com moakt.cc moakt.com mohmal.com
  mt2015.com mytemp.email mytrashmail.com nada.email no-spam.ws nospamfor.us nowmymail.com objectmail.com
  owlymail.com pokemail.net rhyta.com sharklasers.com smailpro.com sogetthis.com spam4.me spambog.com spambox.us
  spamex.com spamfree24.org spamgourmet.com spamherelots.com spamhole.com superrito.com teleworm.us temp-mail.de
  temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.com tempmail.dev tempmail.net tempmail.plus
  tempmailaddress.com tempmailo.com temporary-mail.net tempr.email throwam.com throwaway.email throwawaymail.com
  tmpmail.net tmpmail.org trash-mail.com trashmail.com trashmail.de trashmail.net trashmail.ws trbvm.com
  vjuum.com wegwerfmail.de wegwerfmail.net wwjmp.com xojxe.com yoggm.com yopmail.com yopmail.fr yopmail.net`.split(
    /\s+/,
  ),
);

/** Whether an e-mail address is a throw-away one, also at a subdomain. */
export function isDisposable(email: string | null): boolean {
  const parts = email?.toLowerCase().split('@')[1]?.split('.') ?? [];
  return parts.some((_part, place) => domains.has(parts.slice(place).join('.')));
}

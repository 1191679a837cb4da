/** Whether a text is a web address that a reader may be sent to: http, https or none, then a dotted host (domain, C.3). */
export const isSiteWeb = (text: string): boolean =>
  // Host labels hold neither ":" nor "@", so that no other scheme and no name that disguises the host get through.
  /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu.test(text);

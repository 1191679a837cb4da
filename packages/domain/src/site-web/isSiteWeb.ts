/** Whether a text is a web address that is safe to link to: http, https or no URL scheme, then a host with a dot (rules/dossier#submit). */
export const isSiteWeb = (text: string): boolean =>
  // Host labels hold neither ":" nor "@", which keeps out other kinds of URL and disguised hosts.
  /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu.test(text);

import type { Plugin } from 'vite';

/** Sections of pusher-js that the portal never runs, each with the names that the rest of the library reads at its start. */
const unused: Readonly<Record<string, string>> = {
  // Script tags, which the page's policy blocks.
  'runtimes/web/dom/script_receiver_factory': 'var ScriptReceivers;',
  'runtimes/web/dom/dependency_loader': '',
  'runtimes/web/dom/dependencies': 'var DependenciesReceivers;',
  'runtimes/web/dom/script_request': '',
  'runtimes/web/dom/jsonp_request': '',
  // Other transports than websockets. A disabled transport is never used, but must be there.
  'runtimes/web/transports/transports':
    'const transports_transports = { ...transports, xdr_streaming: WSTransport, xdr_polling: WSTransport, sockjs: WSTransport };',
  'runtimes/web/http/http_xdomain_request': '',
  'core/http/http_request': '',
  'core/http/state': '',
  'core/http/http_socket': '',
  'core/http/http_streaming_socket': '',
  'core/http/http_polling_socket': '',
  'runtimes/isomorphic/http/http_xhr_request': '',
  'runtimes/isomorphic/http/http': '',
  'runtimes/web/http/http': 'var web_http_http;',
  // Its own authorisation calls: the portal gives a handler for the channel.
  'core/auth/options': '',
  'core/base64': '',
  'runtimes/isomorphic/auth/xhr_auth': 'var xhr_auth;',
  'runtimes/web/auth/jsonp_auth': 'var jsonp_auth;',
  'core/auth/user_authenticator': 'const user_authenticator = () => undefined;',
  'core/auth/channel_authorizer': '',
  'core/auth/deprecated_channel_authorizer': '',
  // Channels with members or encryption, and the sign-in at the provider of the sockets.
  'core/channels/members': '',
  'core/channels/presence_channel': '',
  'core/channels/encrypted_channel': '',
  'core/watchlist': '',
  'core/utils/flat_promise': '',
  'core/user': 'class UserFacade {}',
  // Statistics, which are never sent, and links in its log.
  'runtimes/web/timeline/jsonp_timeline': 'var jsonp_timeline;',
  'core/timeline/timeline_sender': '',
  'core/timeline/timeline':
    'class Timeline { last = 0; info() {} error() {} generateUniqueID() { return ++this.last; } }',
  'core/utils/url_store': "const url_store = { buildLogSuffix: () => '' };",
};

const section = /^;\/\/ \.\/src\/(.+)\.ts\n/m;
/** The two modules that only encrypted channels need. */
const decoders = /^\/\*\*\*\/ \d+\n\(__unused_webpack_module, exports\) \{\n[\s\S]*?^\/\*\*\*\/ \},\n/gm;

/** Leaves out of pusher-js everything but private channels over websockets, which is all that `createRealtime` of packages/api uses. */
export const slimPusher = () => {
  const missed = new Set([...Object.keys(unused), 'decoders']);
  return {
    name: 'slim-pusher',
    // The first pictures are drawn without the socket.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /pusher-js\/dist\/web\/pusher\.js$/ },
      handler: (code: string) => {
        const [head = '', ...sections] = code.split(section);
        let slim = head.replace(decoders, () => {
          missed.delete('decoders');
          return '';
        });
        for (let at = 0; at < sections.length; at += 2) {
          const name = sections[at] ?? '';
          missed.delete(name);
          slim += unused[name] ?? sections[at + 1];
          slim += '\n';
        }
        return slim;
      },
    },
    buildEnd: (error?: Error) => {
      if (error || missed.size === 0) return;
      throw new Error(
        `pusher-js has no longer ${[...missed].join(' and ')}: read it again and mend build/slimPusher.ts.`,
      );
    },
  } satisfies Plugin;
};

interface ImportMetaEnv {
  readonly VITE_PUSHER_KEY?: string;
  readonly VITE_PUSHER_CLUSTER?: string;
  readonly VITE_CHECKOUT_HOSTS?: string;
  readonly VITE_FLAG_WORDPRESS?: string;
  readonly VITE_FLAG_ANTI_DDOS?: string;
  readonly VITE_FLAG_SVM?: string;
  readonly VITE_FLAG_SMS_OTP?: string;
  readonly VITE_FLAG_CLOUD_DATABASE?: string;
  readonly VITE_FLAG_DNS?: string;
  readonly VITE_FLAG_PAAS?: string;
}

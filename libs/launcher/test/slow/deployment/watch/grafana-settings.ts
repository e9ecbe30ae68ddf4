/** Nobody logs in to Grafana, and it asks nobody: it is reached from its own machine alone. */
export const grafanaSettings = {
  GF_AUTH_ANONYMOUS_ENABLED: 'true',
  GF_AUTH_DISABLE_LOGIN_FORM: 'true',
  GF_AUTH_BASIC_ENABLED: 'false',
  GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION: 'true',
  GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH: '/etc/grafana/dashboards/platform.json',
  GF_ANALYTICS_REPORTING_ENABLED: 'false',
  GF_ANALYTICS_CHECK_FOR_UPDATES: 'false',
  GF_ANALYTICS_CHECK_FOR_PLUGIN_UPDATES: 'false',
  GF_PLUGINS_PREINSTALL_DISABLED: 'true',
  GF_LOG_MODE: 'console',
};
